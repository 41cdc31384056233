import type { Apartment } from '../../../domain/apartment.ts'

/** What a row shows: descriptions, photos and notes stay on the server. */
export function listedApartment({
  id,
  revision,
  number,
  entrance,
  floor,
  secondaryFloor,
  type,
  exposure,
  netArea,
  area,
  price,
  status,
}: Omit<Apartment, 'internalNotes'>) {
  return {
    id,
    revision,
    number,
    entrance,
    floor,
    secondaryFloor,
    type,
    exposure,
    netArea,
    area,
    price,
    status,
  }
}

export type ListedApartment = ReturnType<typeof listedApartment>
