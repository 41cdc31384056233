import { isIP, isIPv4 } from 'node:net'

/** What counts as one visitor: an IPv4 address, or an IPv6 /64, whose owner can use any address in it. */
export function visitorNetwork(text: string): string {
  const ip = findIp(text)
  if (ip === undefined) return 'unknown'
  return ip.includes(':') ? `${groupsOf(ip).slice(0, 4).join(':')}::` : ip
}

/** What one attacker may control: an IPv4 /24, or an IPv6 /48, which providers give to a customer. */
export function visitorNetworkGroup(text: string): string {
  const ip = findIp(text)
  if (ip === undefined) return 'unknown'
  return ip.includes(':') ? `${groupsOf(ip).slice(0, 3).join(':')}::` : ip.replace(/\d+$/, '0')
}

function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = ip.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}

/** Normalises an IP from a header or a socket: no port or brackets, IPv6 compressed, IPv4-mapped IPv6 as IPv4. */
export function findIp(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIP(bare) === 0) return undefined
  return isIPv4(bare) ? bare : fromMapped(new URL(`http://[${bare}]`).hostname.slice(1, -1))
}

function withoutPort(text: string): string {
  return text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text
}

/** Converts IPv4-mapped IPv6 as `URL` writes it: ::ffff:102:304 becomes 1.2.3.4. */
function fromMapped(ip: string): string {
  const [, high, low] = ip.match(/^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/) ?? []
  if (high === undefined || low === undefined) return ip
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.')
}
