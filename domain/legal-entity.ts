import type { CompanySettings } from './settings.ts'

/** „„Хоризонт“ ООД, ЕИК 000000000“; empty where the company has given neither. */
export function legalEntity({ legalName, eik }: Pick<CompanySettings, 'legalName' | 'eik'>): string {
  return [legalName, eik && `ЕИК ${eik}`].filter(Boolean).join(', ')
}
