import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { findPictures } from '../../../backend/data/pictures.ts'
import { getCompanySettings, getDisplaySettings } from '../../../backend/data/settings.ts'
import { availabilityByType } from '../../../domain/availability.ts'
import { locationImagePath, storedAddress } from '../../../domain/stored-path.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { bundledHero } from '../../pictures/bundled-pictures.ts'
import { PageHead } from '../page-head.tsx'
import { residenceComplex } from '../structured-data.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/route'
import { Benefits } from './benefits.tsx'
import { ContactSection } from './contact-section.tsx'
import { Description } from './description.tsx'
import { Hero } from './hero.tsx'
import { LocationSection } from './location-section.tsx'
import { Statistics } from './statistics.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'parkingSpots', 'settings')
  const [company, display, apartments, freeParking] = await Promise.all([
    getCompanySettings(db),
    getDisplaySettings(db),
    listApartments(db, { status: 'available' }),
    countParkingSpots(db, { status: 'available' }),
  ])
  const { title, subtitle, heroImage, locationImage } = display.values
  const location = locationImage || storedAddress(locationImagePath)
  const pictures = await findPictures(db, [heroImage, location])
  return {
    versions,
    title,
    subtitle,
    hero: pictures[heroImage],
    location: pictures[location],
    availability: availabilityByType(apartments),
    freeParking,
    about: [residenceComplex(new URL(request.url).origin, company.values)],
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, hero, location, availability, freeParking, about } = loaderData
  const { company } = useSite()
  useLive(loaderData.versions)
  return (
    <main>
      <PageHead title={title} about={about} />
      <Hero
        title={title}
        subtitle={subtitle}
        picture={hero ?? bundledHero}
        availability={availability}
        freeParking={freeParking}
      />
      <Benefits />
      <Description />
      <Statistics />
      <LocationSection picture={location} address={company.address} />
      <ContactSection company={company} />
    </main>
  )
}
