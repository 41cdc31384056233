import { addApartment } from '../../../backend/data/apartments.ts'
import type { Backend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import type { Figure, Part } from '../figure.ts'
import { onFilledSite } from '../filled-site.ts'

const [few, many] = [117, 5000]
const pages = {
  'natural order': '/apartments',
  'by price': '/apartments?sort=price',
  'by number': '/apartments?sort=number&dir=desc',
}

export const apartmentsInRows: Part = {
  title: 'A row of a long list',
  about:
    'What a row of `/apartments` costs among 5,000 apartments, relative to one among 117: whole pages as a signed-in visitor gets them, whose pages are not cached.',
  measure: () => measureApartments(),
}

async function measureApartments(): Promise<Figure[]> {
  const time = (count: number) =>
    onFilledSite(
      (backend) => addApartments(backend, count),
      async (adminClient) => {
        await adminClient.time(pages)
        return adminClient.time(pages)
      },
    )
  const [ofFew, ofMany] = [await time(few), await time(many)]
  return (Object.keys(pages) as (keyof typeof pages)[]).map((name) => {
    const [row, rowOfMany] = [ofFew[name] / few, ofMany[name] / many]
    console.log(`apartments, ${name}: ${ofFew[name].toFixed(0)} and ${ofMany[name].toFixed(0)} ms`)
    return {
      what: `a row of /apartments, ${name}, ${many} relative to ${few}`,
      value: rowOfMany / row,
      limit: { atMost: 1 },
      unit: 'times',
    }
  })
}

async function addApartments({ db }: Backend, count: number): Promise<void> {
  await db.write('apartments', async () => {
    for (let index = 0; index < count; index++)
      await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: String((index * 7919) % count),
        entrance: index % 2 ? '1' : '2',
        floor: 1 + (index % 11),
        price: 90_000 + ((index * 7919) % 50_000),
      })
  })
}
