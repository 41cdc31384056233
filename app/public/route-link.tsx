import { buyerFactsText as text } from '../text/public/buyer-facts.ts'
import { routeUrl } from './map-url.ts'

/** Nothing of a map is loaded here: the visitor's own opens, when asked for. */
export function RouteLink({ destination }: { destination: string }) {
  return (
    <a
      href={routeUrl(destination)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
    >
      {text.route}
    </a>
  )
}
