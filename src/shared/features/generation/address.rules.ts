/** Networks outside of the public internet: address, and number of significant bits. Source: IANA, special-purpose registry. */
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

/** Suffixes of names in a private network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|lan|home|home\.arpa|internal|intranet|corp|private)$/u

/**
 * Whether an address is on the public web: http or https, and a host that is neither this machine nor in a private
 * network. Names are not resolved.
 */
export function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  // The parser normalizes every form of an IPv4 address (`127.1`, `0x7f000001`) to four numbers, and names to lower case.
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

/** Only 2000::/3 is assigned. 2001::/32 and 2002::/16 contain IPv4 addresses, 2001:db8::/32 is for documentation. */
function isPublicIpv6(host: string): boolean {
  const [first = 0, second = 0] = host.split(':').map((part) => Number.parseInt(part || '0', 16))
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  return first !== 0x2001 || (second !== 0 && second !== 0xdb8)
}
