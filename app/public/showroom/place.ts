import type { Entrance } from '../../../domain/building/building.ts'
import { placeParameter } from '../../urls.ts'

/** Where somebody is in the showroom. It is one parameter of the address, so that a reload keeps the place. */
export type Place =
  | { step: 'start' }
  | { step: 'building'; side: number }
  | { step: 'floor'; entrance: Entrance; floor: number }
  | { step: 'home'; id: string }
  | { step: 'view'; id: string; isDusk: boolean }
  | { step: 'costs'; id: string; loan: LoanChoice | undefined }

/** What somebody has chosen of the loan, in percent and years. */
export interface LoanChoice {
  own: number
  years: number
}

export const loanShares = [10, 20, 30, 40, 50]
export const loanTerms = [10, 15, 20, 25, 30]

/** What there is to see; places of anything else are none. */
export interface Places {
  sides: number
  floors: { entrance: Entrance; floor: number }[]
  homes: { id: string; entrance: Entrance; floor: number; hasView: boolean; hasCosts: boolean }[]
}

/** An apartment that was sold or deleted meanwhile, and anything that nobody wrote, lead to the building or the start. */
export function readPlace(query: URLSearchParams, places: Places): Place {
  const [step = '', first = '', second = '', third = ''] = (query.get(placeParameter) ?? '').split('/', 4)
  const building: Place = { step: 'building', side: 0 }
  if (step === 'building') {
    const side = Number(first)
    return Number.isInteger(side) && side > 0 && side < places.sides ? { ...building, side } : building
  }
  if (step === 'floor') {
    const found = places.floors.find(({ entrance, floor }) => entrance === first && String(floor) === second)
    return found ? { step, entrance: found.entrance, floor: found.floor } : building
  }
  const home = places.homes.find(({ id }) => id === first)
  if (step === 'home' || step === 'view' || step === 'costs') {
    if (!home) return building
    if (step === 'view' && home.hasView) return { step, id: home.id, isDusk: second === 'dusk' }
    if (step === 'costs' && home.hasCosts) return { step, id: home.id, loan: readLoan(second, third) }
    return { step: 'home', id: home.id }
  }
  return { step: 'start' }
}

function readLoan(own: string, years: string): LoanChoice | undefined {
  const choice = { own: Number(own), years: Number(years) }
  return loanShares.includes(choice.own) && loanTerms.includes(choice.years) ? choice : undefined
}

function writePlace(place: Place): string {
  switch (place.step) {
    case 'start':
      return ''
    case 'building':
      return place.side > 0 ? `building/${place.side}` : 'building'
    case 'floor':
      return `floor/${place.entrance}/${place.floor}`
    case 'home':
      return `home/${place.id}`
    case 'view':
      return `view/${place.id}${place.isDusk ? '/dusk' : ''}`
    case 'costs':
      return `costs/${place.id}${place.loan ? `/${place.loan.own}/${place.loan.years}` : ''}`
  }
}

/** The query of the showroom at a place; all its other parameters stay. */
export function placeSearch(search: string, place: Place): string {
  const query = new URLSearchParams(search)
  const at = writePlace(place)
  if (at === '') query.delete(placeParameter)
  else query.set(placeParameter, at)
  return `?${query}`
}

/** Where „Назад“ leads: one step up, and never out. */
export function placeBefore(place: Place, homes: Places['homes']): Place {
  if (place.step === 'view' || place.step === 'costs') return { step: 'home', id: place.id }
  if (place.step === 'home') {
    const home = homes.find(({ id }) => id === place.id)
    if (home) return { step: 'floor', entrance: home.entrance, floor: home.floor }
  }
  if (place.step === 'floor' || place.step === 'home') return { step: 'building', side: 0 }
  return { step: 'start' }
}
