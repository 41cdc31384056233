/** Whoever comes from the server's own machine, say through a tunnel. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.')
}
