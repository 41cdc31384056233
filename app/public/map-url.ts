/** Opens the visitor's own map with a route; a URL that every phone and desktop understands, unlike `geo:`. */
export function routeUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
