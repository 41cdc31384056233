import type { CompanySettings } from '../../domain/settings.ts'
import type { ServerText } from './public-text.ts'

/** „„Хоризонт“ ООД, ЕИК 000000000“; empty where the company has given neither. */
export function legalEntity(
  { privacy }: ServerText,
  { legalName, eik }: Pick<CompanySettings, 'legalName' | 'eik'>,
): string {
  const number = eik && privacy.companyNumber(eik)
  // Languages write the number's name in small letters after a comma; alone it begins the line.
  return legalName
    ? [legalName, number].filter(Boolean).join(', ')
    : number.charAt(0).toUpperCase() + number.slice(1)
}
