import { findIp } from './find-ip.ts'

/**
 * What counts as one visitor: an IP; of IPv6 its first half, the network, because whoever has a network can choose
 * among endless IPs in it.
 */
export function visitorNetwork(text: string): string {
  const ip = findIp(text)
  if (ip === undefined) return 'unknown'
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = ip.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::`
}
