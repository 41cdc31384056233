import { isIP, isIPv4 } from 'node:net'

/**
 * The IP address in what a proxy or a connection says: with a port, in brackets, or IPv4 in the clothes of IPv6,
 * it is still that address. One address has one form.
 */
export function findIpAddress(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIP(bare) === 0) return undefined
  return isIPv4(bare) ? bare : fromMapped(new URL(`http://[${bare}]`).hostname.slice(1, -1))
}

function withoutPort(text: string): string {
  return text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text
}

/** URLs write ::ffff:1.2.3.4 as ::ffff:102:304. */
function fromMapped(address: string): string {
  const [, high, low] = address.match(/^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/) ?? []
  if (high === undefined || low === undefined) return address
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
