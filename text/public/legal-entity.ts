import type { CompanySettings } from '../../domain/settings.ts'
import type { ServerText } from './public-text.ts'

/** „„Хоризонт“ ООД, ЕИК 000000000“; empty where the company has given neither. */
export function legalEntity(
  { privacy }: Pick<ServerText, 'privacy'>,
  { legalName, eik }: Pick<CompanySettings, 'legalName' | 'eik'>,
): string {
  return [legalName, eik && privacy.privacyText.companyNumber(eik)].filter(Boolean).join(', ')
}
