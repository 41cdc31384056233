import { addApartment } from '../../backend/data/apartments.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { type Figure, tellFigures } from './figure.ts'
import { onFilledSite } from './filled-site.ts'

/** `node tests/bench/apartments.ts`: what a row of the list of apartments costs among 5,000, to one among 117. */
const [few, many] = [117, 5000]
const pages = {
  'natural order': '/apartments',
  'by price': '/apartments?sort=price',
  'by number': '/apartments?sort=number&dir=desc',
}

export async function measureApartments(): Promise<Figure[]> {
  const time = (count: number) =>
    onFilledSite(
      (backend) => addHomes(backend, count),
      async (office) => {
        await office.time(pages)
        return office.time(pages)
      },
    )
  const [ofFew, ofMany] = [await time(few), await time(many)]
  return (Object.keys(pages) as (keyof typeof pages)[]).map((name) => {
    const [row, rowOfMany] = [ofFew[name] / few, ofMany[name] / many]
    console.log(`apartments, ${name}: ${ofFew[name].toFixed(0)} and ${ofMany[name].toFixed(0)} ms`)
    return {
      name: `a row of /apartments, ${name}, of ${many} to ${few}`,
      figure: rowOfMany / row,
      limit: 1,
      unit: 'times',
    }
  })
}

async function addHomes({ db }: Backend, count: number): Promise<void> {
  await db.write('apartments', async () => {
    for (let index = 0; index < count; index++)
      await addApartment(db, {
        ...newApartment,
        number: String((index * 7919) % count),
        entrance: index % 2 ? '1' : '2',
        floor: 1 + (index % 11),
        price: 90_000 + ((index * 7919) % 50_000),
      })
  })
}

if (import.meta.main) tellFigures(await measureApartments())
