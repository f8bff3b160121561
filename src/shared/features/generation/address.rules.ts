/** Networks that are not of the public internet: address, and how many bits of it count. Source: IANA, special-purpose registry. */
const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]

/** Endings of names in a private network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|lan|home|home\.arpa|internal|intranet|corp|private)$/u

/**
 * Whether an address is of the public web: http or https, and a host that is neither this machine nor one of
 * a network around somebody. What a name resolves to is not looked up.
 */
export function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  // The parser writes every form of an IPv4 address (`127.1`, `0x7f000001`) with four numbers, and names in lower case.
  const { protocol, hostname } = new URL(url)
  if (!/^https?:$/u.test(protocol)) return false
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1))
  const host = hostname.replace(/\.$/u, '')
  if (/^[\d.]+$/u.test(host)) return isPublicIpv4(host)
  return host.includes('.') && !PRIVATE_NAME.test(host)
}

function isPublicIpv4(host: string): boolean {
  return !PRIVATE_IPV4.some(([network, bits]) => parseIpv4(host) >>> (32 - bits) === parseIpv4(network) >>> (32 - bits))
}

function parseIpv4(host: string): number {
  return host.split('.').reduce((number, part) => number * 256 + Number(part), 0)
}

/** Of all networks only 2000::/3 is given out; 2001::/32 and 2002::/16 carry IPv4 addresses, 2001:db8::/32 is for examples. */
function isPublicIpv6(host: string): boolean {
  const [first = 0, second = 0] = host.split(':').map((part) => Number.parseInt(part || '0', 16))
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  return first !== 0x2001 || (second !== 0 && second !== 0xdb8)
}
