import { formatsIn } from '../../../domain/formats/formats.ts'
import { buyerFactsText } from './buyer-facts.ts'
import { connectionText } from './connection.ts'
import { heartsText } from './hearts.ts'
import { labels } from './labels.ts'
import { loadErrors, unexpectedError } from './load-errors.ts'
import { places } from './places.ts'
import { planViewText } from './plan-view.ts'
import { prices } from './prices.ts'
import { notFoundText, site } from './site.ts'

/** What browsers load for Bulgarian pages. Texts that only loaders need are in server.ts. */
export const text = {
  formats: formatsIn('bg'),
  labels,
  places,
  prices,
  site,
  hearts: heartsText,
  notFound: notFoundText,
  unexpectedError,
  loadErrors,
  connection: connectionText,
  planView: planViewText,
  buyerFacts: buyerFactsText,
}
