import { useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useRouteLoaderData } from 'react-router'
import { getHomePage } from '../../backend/data/settings.ts'
import { keptBuyerFacts, keptCompany, keptHasDiary, keptStoreCount } from '../../backend/live/kept-reads.ts'
import { type Building, namedBuilding } from '../../domain/building/building.ts'
import { type HomePage, shownBlocks } from '../../domain/home-page/home-page.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { User } from '../../domain/sign-in.ts'
import { bulgarianNames } from '../../domain/translations/needs-translation.ts'
import { legalEntity } from '../../text/public/legal-entity.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import { loadBuilding } from '../building.ts'
import { backendContext, requestContext, type ServerLocale } from '../context.ts'
import { ErrorPage } from '../error-page.tsx'
import { typedCounts } from '../home-page/building-figures.ts'
import { getLocale, loadOfferedLanguages, setLocale } from '../language.ts'
import { useLive } from '../live/use-live.ts'
import { useLocale } from '../locale.tsx'
import { loadOptional, type PublicPage, shownVersions } from '../public-page.ts'
import siteStyles from '../site.css?url'
import { hiddenSiteMessage } from '../urls.ts'
import { useWrittenLine } from '../written.tsx'
import type { Route } from './+types/layout'
import { type CallLink, callLinks } from './call-links.ts'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageLinks } from './language-switch.tsx'
import { revalidateUnlessOpenedInPlace } from './opened-in-place.ts'
import { type HomePageParts, PendingMark, SiteHeader, type SiteLink } from './site-header.tsx'
import { type Unpublished, UnpublishedBanner } from './unpublished-banner.tsx'

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const

/** At least 44 px high, so that a finger can hit each link. */
const line = 'inline-flex min-h-11 items-center'
const link = `${line} hover:text-white hover:underline`

interface FooterProps {
  name: string
  description: string
  company: CompanySettings
  calls: CallLink[]
  legal: string
  objects: SiteLink[]
  homePage: HomePageParts
  diary: SiteLink | undefined
  languages: readonly Language[]
}

function SiteFooter({
  name,
  description,
  company,
  calls,
  legal,
  objects,
  homePage,
  diary,
  languages,
}: FooterProps) {
  const { text, pages } = useLocale()
  const writtenLine = useWrittenLine()
  const links = [
    { to: pages.navigator, label: text.site.navigator },
    ...objects,
    ...(diary ? [diary] : []),
    ...homePage.links,
    { to: pages.privacy, label: text.site.privacy },
  ]
  const social = networks.flatMap(([key, name]) => {
    const url = company.socialMedia[key]
    return url ? [{ name, url }] : []
  })
  return (
    <footer className="site-footer on-dark mt-24 bg-sea-950 text-sea-100">
      <div className="page-frame grid gap-10 py-16 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="screen-only sm:max-lg:col-span-2">
          {name && <p className="text-3xl font-black text-white">{writtenLine(name)}</p>}
          <p className="mt-3 max-w-sm">{writtenLine(description)}</p>
          <LanguageLinks languages={languages} className="mt-4 -ml-3 flex flex-wrap gap-1" />
        </div>
        <ul className="screen-only grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] content-start gap-x-6 sm:grid-cols-1">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <address className="grid content-start justify-items-start not-italic">
          {company.companyName && (
            <span className={`${line} font-semibold text-white`}>{writtenLine(company.companyName)}</span>
          )}
          {legal && (
            <span className={line}>
              <span>{writtenLine(legal)}</span>
            </span>
          )}
          {calls.map(({ label, name, url }) => (
            <a key={url} href={url} aria-label={name} className={link}>
              {label}
            </a>
          ))}
          {company.email && (
            <a href={`mailto:${company.email}`} className={link}>
              {company.email}
            </a>
          )}
          {company.address && <span className={line}>{writtenLine(company.address)}</span>}
          {social.map(({ name, url }) => (
            <a key={name} href={url} rel="noopener" className={`screen-only ${link}`}>
              {name}
            </a>
          ))}
        </address>
      </div>
    </footer>
  )
}

/**
 * All public pages show the settings, the building, and links to the stores and to the construction diary if there are
 * any; each page adds the collections that its own loader reads.
 */
export const handle: PublicPage = { shows: ['settings', 'building', 'stores', 'progressEntries'] }

export const middleware: Route.MiddlewareFunction[] = [setLocale]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyles }]

export const shouldRevalidate = revalidateUnlessOpenedInPlace

/** Links to what the building offers. The pages of the others exist, too, but have nothing to show. */
function listObjects({ text, pages }: ServerLocale, has: { parking: boolean; stores: boolean }): SiteLink[] {
  return [
    { to: pages.apartments, label: text.site.apartments },
    ...(has.parking ? [{ to: pages.parking, label: text.site.parking }] : []),
    ...(has.stores ? [{ to: pages.stores, label: text.site.stores }] : []),
  ]
}

function describeHomePage({ text, pages }: ServerLocale, homePage: HomePage): HomePageParts {
  const blocks = shownBlocks(homePage)
  const contactUrl = blocks.includes('contact') ? `${pages.home}#contact` : pages.contact
  const location = { to: `${pages.home}#location`, label: text.site.location }
  return {
    links: [...(blocks.includes('location') ? [location] : []), { to: contactUrl, label: text.site.contact }],
    contactUrl,
    beginsWithHero: blocks[0] === 'hero',
  }
}

/** Agents see the site, too, and cannot publish it. */
function describeUnpublished(
  { unpublished }: ServerText,
  reader: Pick<User, 'role'> | undefined,
): Unpublished {
  const { label, text, open } = unpublished
  return { label, text, open: reader?.role === 'admin' ? open : undefined }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale(context)
  const { text, language } = locale
  const backend = context.get(backendContext)
  const { db, auth, knownImages } = backend
  const [company, homePage, buyer, record, stores, hasDiary, languages] = await Promise.all([
    keptCompany.get(backend),
    getHomePage(db),
    keptBuyerFacts.get(backend),
    loadBuilding(context),
    loadOptional(context, keptStoreCount.get(backend)),
    loadOptional(context, keptHasDiary.get(backend)),
    loadOfferedLanguages(context),
  ])
  const storedImages = await knownImages.find([record.logo])
  const building = namedBuilding(record, company.values.companyName)
  // Apartments and spots are not counted here: a change of one of them would discard every cached page.
  const counts = typedCounts(building)
  // Only people who are signed in get here before the site is published, and their pages are never cached.
  const reader = record.isPublished ? undefined : await auth.findUser(request.headers)
  return {
    unpublished: record.isPublished ? undefined : describeUnpublished(text, reader),
    legal: legalEntity(text, company.values),
    versions: shownVersions(context, handle),
    company: company.values,
    // Made here, because the rules for phone numbers need not be loaded by browsers.
    calls: callLinks(text, company.values),
    building,
    description: text.buildingSentences.describeSite(building, {
      counts,
      beachMetres: buyer.values.beachMetres,
    }),
    logo: storedImages[record.logo],
    homePage: describeHomePage(locale, homePage.values),
    // A diary without entries has a page, but nothing leads there.
    diary: hasDiary ? { to: locale.pages.progress, label: text.progress.link } : undefined,
    objects: listObjects(locale, {
      parking: record.parkingLevels.length > 0,
      stores: stores !== 0 || !!counts.stores,
    }),
    languages,
    untranslated: namesOn(language, building, company.values),
    origin: context.get(requestContext).origin,
  }
}

/** The names that every page of another language shows in Bulgarian. */
function namesOn(language: Language, { name, street }: Building, company: CompanySettings): string[] {
  if (language === defaultLanguage) return []
  return bulgarianNames([name, street, company.companyName, company.legalName, company.address])
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { unpublished, versions, company, calls, legal, building, description, logo } = loaderData
  const { objects, homePage, diary, languages } = loaderData
  const [call] = company.phone ? calls : []
  const { text } = useLocale()
  useLive(versions)
  // The showroom has no way out.
  if (useRouteLoaderData<{ found?: object }>('public/showroom/route')?.found) return <Outlet />
  return (
    <>
      <a
        href="#content"
        className="screen-only fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-white px-4 py-2 font-semibold focus:translate-y-0"
      >
        {text.site.skipToContent}
      </a>
      <PendingMark />
      <SiteHeader
        name={building.name}
        call={call}
        logo={logo}
        objects={objects}
        homePage={homePage}
        diary={diary}
        languages={languages}
      />
      {unpublished && <UnpublishedBanner {...unpublished} />}
      <LanguageOffer languages={languages} />
      <div id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
      <SiteFooter
        name={building.name}
        description={description}
        company={company}
        calls={calls}
        legal={legal}
        objects={objects}
        homePage={homePage}
        diary={diary}
        languages={languages}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isHidden = isRouteErrorResponse(error) && error.data === hiddenSiteMessage
  return isHidden ? <ReloadHiddenSite /> : <ErrorPage error={error} />
}

/**
 * Reloads the page after the site was hidden while a visitor had it open. The URL now shows „Очаквайте“, a page
 * without scripts that the router cannot render.
 */
function ReloadHiddenSite() {
  useEffect(() => location.reload(), [])
  return null
}
