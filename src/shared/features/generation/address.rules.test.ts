import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address.rules.ts'

describe('an address of the public web', () => {
  it.each([
    'https://example.com/a?b=1',
    'http://bücher.example/',
    'https://8.8.8.8/',
    'https://172.15.0.1/',
    'https://172.32.0.1/',
    'https://192.167.1.1/',
    'https://100.128.0.1/',
    'https://[2606:4700::1111]/',
    'https://[2001:4860:4860::8888]/',
    'https://local.example/',
    'https://10.example.com/',
  ])('is %s', (url) => {
    expect(isPublicAddress(url)).toBe(true)
  })

  it.each([
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://localhost./',
    'http://shop.localhost/',
    'http://router/',
    'http://printer.local/',
    'http://nas.lan/',
    'http://git.internal/',
    'http://nas.home.arpa/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://100.127.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fd12:3456::1]/',
    'http://[fc00::1]/',
    'http://[fe80::1]/',
    'http://[febf::1]/',
    'http://[ff02::1]/',
    'http://[::ffff:192.168.1.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378::1]/',
    'http://[2001:db8::1]/',
    'http://[fcc::1]/',
    'nonsense',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])('is not %s', (url) => {
    expect(isPublicAddress(url)).toBe(false)
  })
})
