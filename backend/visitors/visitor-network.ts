import { findIp } from './find-ip.ts'

/**
 * What counts as one visitor: an IP; of IPv6 its first half, the network, because whoever has a network can choose
 * among endless IPs in it.
 */
export function visitorNetwork(text: string): string {
  const ip = findIp(text)
  if (ip === undefined) return 'unknown'
  return ip.includes(':') ? `${groupsOf(ip).slice(0, 4).join(':')}::` : ip
}

/** What one stranger may well have to himself: 256 IPs next to each other, of IPv6 what a customer is given. */
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
