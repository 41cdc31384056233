import { useLoaderData } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { isStoredUrl } from '../../../domain/files/stored-path.ts'
import type { BlockKind, HomePage } from '../../../domain/home-page/home-page.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { homePageText as text } from '../../../text/admin/home-page.ts'
import { homeHeadings } from '../../../text/public/bg/home-headings.ts'
import { site } from '../../../text/public/bg/site.ts'
import { HomeBlocks, type RecordsOnHomePage } from '../../home-page/blocks.tsx'
import type { FeaturedApartment } from '../../home-page/free-now.ts'
import { type KnownOfHomePage, viewHomePage } from '../../home-page/home-page-view.ts'
import { DevicePreview } from './preview.tsx'

/** What the loader of this screen brings besides the record. */
export interface HomePageSurroundings {
  company: CompanySettings
  records: RecordsOnHomePage
  known: Omit<KnownOfHomePage, 'findImage'>
  /** The available apartments, which can be picked. */
  choices: FeaturedApartment[]
  storedImages: Record<string, StoredImage>
}

export function useSurroundings(): HomePageSurroundings {
  return useLoaderData<HomePageSurroundings>()
}

interface HomePagePreviewProps {
  homePage: HomePage
  /** The block that is being edited. */
  current: BlockKind | undefined
}

/** The home page as visitors would see it with what is typed. */
export function HomePagePreview({ homePage, current }: HomePagePreviewProps) {
  const { company, records, known, choices, storedImages } = useSurroundings()
  // The size of a new upload is not known here. Any size does, because all images of this page are cropped.
  const findImage = (url: string) =>
    storedImages[url] ??
    (isUploaded(homePage, url) ? { url, width: 1920, height: 1080, placeholder: '' } : undefined)
  const view = viewHomePage({ homeHeadings, site }, homePage, { ...known, findImage })
  const featured =
    homePage.featured.length === 0
      ? records.featured
      : homePage.featured.flatMap(({ apartmentId }) => rowById(choices, apartmentId) ?? [])
  const lines = (
    <p className="grid gap-2 text-lg">
      {[company.phone, company.email, company.address].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
  return (
    <DevicePreview scrollTo={current}>
      {view.blocks[0] !== 'hero' && <div className="h-16 bg-sea-900" />}
      <PreviewHeader logo={known.building.logo} name={known.building.name} />
      <HomeBlocks
        view={view}
        records={{ ...records, featured }}
        contact={{ lines, form: <p className="text-sea-700">{text.previewForm}</p> }}
      />
    </DevicePreview>
  )
}

/** Whether the URL is one that the form holds, and not the location's file, which may not exist. */
function isUploaded(homePage: HomePage, url: string): boolean {
  const { heroImage, heroImageUpright, descriptionImage, locationImage, interiors } = homePage
  const images = [heroImage, heroImageUpright, descriptionImage, locationImage]
  return isStoredUrl(url) && [...images, ...interiors.map(({ image }) => image)].includes(url)
}

function PreviewHeader({ logo, name }: { logo: string; name: string }) {
  return (
    <p className="page-frame absolute inset-x-0 top-0 z-10 flex h-16 items-center text-2xl font-black text-white">
      {logo ? (
        <img src={`${logo}?w=320`} alt={name} className="h-10 w-auto max-w-60 object-contain object-left" />
      ) : (
        name
      )}
    </p>
  )
}
