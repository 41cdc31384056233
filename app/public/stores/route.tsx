import { getPageTexts } from '../../../backend/data/settings.ts'
import { listStores } from '../../../backend/data/stores.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import type { Status } from '../../../domain/status.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { storesSection } from '../../../text/public/sections/stores.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Image } from '../../ui/image.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLanguage } from '../../written.tsx'
import { AskLink, EnquiryLink } from '../enquiry-links.tsx'
import { Page, PageLoadError } from '../page.tsx'
import { SampleMark } from '../sample-mark.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['stores', 'settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const { introductions, descriptions } = getLocale(context).text
  const [stores, building, { values }, written] = await Promise.all([
    listStores(db),
    loadNamedBuilding(context),
    getPageTexts(db),
    loadTranslator(context),
  ])
  const own = written.introduction(values, 'stores')
  const storedImages = await knownImages.find(
    stores.flatMap(({ mainImage, secondaryImage }) => [mainImage, secondaryImage]),
  )
  return {
    versions: shownVersions(context, handle),
    intro: own || introductions.stores(building),
    // The company's own words say more of its stores than any that fit every building.
    description: written.onlyTranslated(own) || descriptions.describeStores(building),
    stores: stores.map(written.store).map((store) => ({
      ...pick(withPublicPrice(building, store), ['id', 'title', 'description', 'price', 'status']),
      main: storedImages[store.mainImage ?? ''],
      secondary: storedImages[store.secondaryImage ?? ''],
    })),
    untranslated: written.untranslated,
  }
}

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { versions, intro, description, stores } = loaderData
  useLive(versions)
  const text = useLocale(storesSection).text.stores
  return (
    <Page title={text.title} description={description} intro={intro}>
      {stores.length === 0 && (
        <EmptyState title={text.empty} advice={text.emptyAdvice}>
          <EnquiryLink />
        </EmptyState>
      )}
      <ul className="print-halves grid gap-8 lg:grid-cols-2">
        {stores.map((store, index) => (
          <li key={store.id}>
            <StoreCard {...store} priority={index === 0} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

interface StoreCardProps {
  id: string
  title: string
  description: string
  price: number
  status: Status
  main: StoredImage | undefined
  secondary: StoredImage | undefined
  priority: boolean
}

function StoreCard({ id, title, description, price, status, main, secondary, priority }: StoreCardProps) {
  const { text: core } = useLocale(storesSection)
  const text = core.stores
  const languageOf = useWrittenLanguage()
  const alt = text.image(title)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      {main && (
        <div className="relative">
          <Image
            image={main}
            alt={alt}
            priority={priority}
            sizes="(min-width: 1024px) 600px, 100vw"
            fit="cover"
            className="aspect-3/2 w-full"
          />
          <SampleMark image={main} className="bottom-3 left-3" />
        </div>
      )}
      <div className="flex flex-1 flex-col p-6 sm:p-8">
        <h2 lang={languageOf(title)} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <b className="text-xl text-sea-900">{priceLabel(core, { price, status })}</b>
          {status !== 'available' && (
            <StatusBadge status={status} label={core.labels.apartmentStatus[status]} />
          )}
        </p>
        <p
          lang={languageOf(description)}
          className="mt-3 leading-relaxed whitespace-pre-line wrap-anywhere text-sea-900"
        >
          {description}
        </p>
        {secondary && (
          <div className="relative mt-6 overflow-hidden rounded-lg">
            <Image
              image={secondary}
              alt={alt}
              sizes="(min-width: 1024px) 540px, 100vw"
              fit="cover"
              className="aspect-21/9 w-full"
            />
            <SampleMark image={secondary} className="bottom-3 left-3" />
          </div>
        )}
        <div className="mt-auto flex flex-wrap pt-6">
          <AskLink id={id} name={text.askAbout(title)}>
            {text.ask}
          </AskLink>
        </div>
      </div>
    </article>
  )
}

export function ErrorBoundary() {
  const { stores, loadErrors } = useLocale(storesSection).text
  return <PageLoadError title={stores.title} message={loadErrors.stores} />
}
