import { href } from 'react-router'

/** Where whoever has the key reads the feeds. */
export function feedAddresses(origin: string, key: string): { format: string; address: string }[] {
  const query = new URLSearchParams({ key })
  return [
    { format: 'XML', address: `${origin}${href('/feed.xml')}?${query}` },
    { format: 'JSON', address: `${origin}${href('/feed.json')}?${query}` },
  ]
}
