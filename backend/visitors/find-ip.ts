import { isIP, isIPv4 } from 'node:net'

/**
 * The IP in what a proxy or a connection says, always in the same form: port and brackets are taken off, IPv6 is
 * written short, and IPv4 that was written as IPv6 (::ffff:1.2.3.4) is IPv4 again.
 */
export function findIp(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIP(bare) === 0) return undefined
  return isIPv4(bare) ? bare : fromMapped(new URL(`http://[${bare}]`).hostname.slice(1, -1))
}

function withoutPort(text: string): string {
  return text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text
}

/** URLs write ::ffff:1.2.3.4 as ::ffff:102:304. */
function fromMapped(ip: string): string {
  const [, high, low] = ip.match(/^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/) ?? []
  if (high === undefined || low === undefined) return ip
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
