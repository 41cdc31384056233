import { href } from 'react-router'

/** Where whoever has the key reads the feeds. */
export function feedUrls(origin: string, key: string): { format: string; url: string }[] {
  const query = new URLSearchParams({ key })
  return [
    { format: 'XML', url: `${origin}${href('/feed.xml')}?${query}` },
    { format: 'JSON', url: `${origin}${href('/feed.json')}?${query}` },
  ]
}
