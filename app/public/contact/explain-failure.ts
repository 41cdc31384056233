import type { RouterContextProvider } from 'react-router'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import { isFull, isUnavailable } from '../../../backend/is-unavailable.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'

/** What a visitor reads when nothing was stored: with the telephone, where that lasts for a while. */
export async function explainFailure(
  context: Readonly<RouterContextProvider>,
  cause: unknown,
): Promise<string> {
  const { text } = getLocale(context)
  if (!isFull(cause) && !isUnavailable(cause)) return text.contact.failure
  const company = await getCompanySettings(context.get(backendContext).db).catch(() => undefined)
  return text.contactRefusals.notStored(company?.values.phone ?? '')
}
