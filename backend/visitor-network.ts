import { findIpAddress } from './ip-address.ts'

/**
 * What counts as one visitor: an address, or of IPv6 the first half of it, which is one network; whoever has
 * one can choose among endless addresses in it.
 */
export function visitorNetwork(text: string): string {
  const address = findIpAddress(text)
  if (address === undefined) return 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::`
}
