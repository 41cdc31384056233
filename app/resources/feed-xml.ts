import { writeFeedXml } from '../../domain/feed/write-xml.ts'
import type { Route } from './+types/feed-xml'
import { feedLoader } from './feed-loader.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return feedLoader({ request, context }, 'application/xml; charset=utf-8', writeFeedXml)
}
