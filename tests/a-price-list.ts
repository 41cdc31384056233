import type { PriceList } from '../backend/pdf/price-list/price-lists.ts'
import { defaultBuilding } from '../domain/building/default-building.ts'
import { aCompany } from './a-company.ts'

/** A price list without apartments, with these values replaced. */
export function aPriceList(change: Partial<PriceList> = {}): PriceList {
  return {
    language: 'bg',
    building: { ...defaultBuilding, name: aCompany.companyName },
    apartments: [],
    filters: {},
    isSelection: false,
    isSorted: false,
    company: aCompany,
    logo: '',
    url: 'https://www.example.com/apartments',
    day: '2026-11-17',
    ...change,
  }
}
