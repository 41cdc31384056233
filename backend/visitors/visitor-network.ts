import { findIpAddress } from './ip-address.ts'

/**
 * What counts as one visitor: an ip, or of IPv6 the first half of it, which is one network; whoever has
 * one can choose among endless addresses in it.
 */
export function visitorNetwork(text: string): string {
  const ip = findIpAddress(text)
  if (ip === undefined) return 'unknown'
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = ip.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::`
}
