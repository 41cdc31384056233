import { ChevronDown, LoaderCircle, Menu, Phone, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation, useNavigation } from 'react-router'
import { imageVariantUrl, type StoredImage } from '../../domain/files/stored-image.ts'
import type { Language } from '../../domain/language.ts'
import { useLocale } from '../locale.tsx'
import { Written } from '../written.tsx'
import type { CallLink } from './call-links.ts'
import { Dropdown } from './dropdown.tsx'
import { FavouritesLink } from './favourites/favourites-link.tsx'
import { LanguageLinks, LanguageMenu } from './language-switch.tsx'

const solidFrom = 50

/**
 * Sets `data-clear`, which makes the header transparent, at the top of the page. It is for browsers without the
 * scroll-driven animation of app.css.
 */
function useClearAtTop(overHero: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!overHero || CSS.supports('animation-timeline', 'scroll()')) return
    const follow = () => header.current?.toggleAttribute('data-clear', scrollY < solidFrom)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [overHero])
  return header
}

/** In letters. Longer names are written smaller, in up to two lines. */
const longName = 24

interface SiteHeaderProps {
  name: string
  /** The link to the company's phone, where it has one. */
  call: CallLink | undefined
  logo: StoredImage | undefined
  /** The lists of what the building offers. */
  objects: SiteLink[]
  homePage: HomePageParts
  /** The link to the construction diary, where it has entries. */
  diary?: SiteLink | undefined
  /** The languages that the site offers. */
  languages: readonly Language[]
}

/**
 * The header of public pages: transparent over the hero, solid after 50 px of scrolling (app.css) and on all
 * other pages.
 */
export function SiteHeader({ name, call, logo, languages, ...links }: SiteHeaderProps) {
  const { text, pages } = useLocale()
  const overHero = useLocation().pathname === pages.home && links.homePage.beginsWithHero
  const header = useClearAtTop(overHero)
  return (
    <header
      ref={header}
      className={`fixed inset-x-0 top-0 z-40 text-white short:absolute ${overHero ? 'solid-after-scroll' : 'bg-sea-900 shadow-card'}`}
    >
      <div className="page-frame flex h-16 items-center justify-between gap-2 sm:gap-6">
        <Link
          to={pages.home}
          className={`line-clamp-2 min-w-0 font-black tracking-tight wrap-anywhere ${name.length > longName ? 'text-base/5' : 'text-2xl'}`}
        >
          {logo ? (
            <Logo image={logo} name={name || text.site.home} />
          ) : name ? (
            <Written text={name} />
          ) : (
            text.site.home
          )}
        </Link>
        <nav aria-label={text.site.mainNavigation} className="hidden shrink-0 items-center gap-1 lg:flex">
          <SiteLinks {...links} />
        </nav>
        <div className="flex shrink-0 items-center gap-2">
          <LanguageMenu languages={languages} />
          <FavouritesLink />
          {call && (
            <a
              href={call.url}
              aria-label={text.site.call(call.label)}
              className="flex min-h-11 items-center gap-2 rounded-lg bg-coral-600 px-[min(1rem,4vw)] font-semibold transition-colors hover:bg-coral-700"
            >
              <Phone className="size-4" aria-hidden="true" />
              <span className="max-w-52 truncate max-sm:hidden">{call.label}</span>
            </a>
          )}
          <PhoneMenu {...links} languages={languages} />
        </div>
      </div>
    </header>
  )
}

function Logo({ image, name }: { image: StoredImage; name: string }) {
  return (
    <img
      src={imageVariantUrl(image.url, 320)}
      width={image.width}
      height={image.height}
      alt={name}
      className="h-10 w-auto max-w-60 object-contain object-left"
    />
  )
}

type HeaderLinks = Pick<SiteHeaderProps, 'objects' | 'homePage' | 'diary'>

function PhoneMenu({ languages, ...links }: HeaderLinks & Pick<SiteHeaderProps, 'languages'>) {
  const { text } = useLocale()
  return (
    <Dropdown
      className="lg:hidden"
      label={
        <>
          <Menu className="size-6 group-open:hidden" aria-hidden="true" />
          <X className="hidden size-6 group-open:block" aria-hidden="true" />
          <span className="sr-only">{text.site.menu}</span>
        </>
      }
      labelClassName="flex size-11 items-center justify-center rounded-lg hover:bg-white/15"
      panelClassName="fixed inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto bg-sea-900 p-4 shadow-card"
    >
      <nav aria-label={text.site.mainNavigation} className="grid gap-1 text-lg">
        <SiteLinks {...links} />
      </nav>
      <LanguageLinks
        languages={languages}
        className="mt-3 flex flex-wrap gap-1 border-t border-white/25 pt-3"
      />
    </Dropdown>
  )
}

export interface SiteLink {
  to: string
  label: string
}

/** What the header has to know of the home page. */
export interface HomePageParts {
  /** Links to its blocks. From other pages they open the home page and scroll to the block. */
  links: SiteLink[]
  /** The block of the contacts, or their own page where the home page has no such block. */
  contactUrl: string
  beginsWithHero: boolean
}

const link =
  'rounded-lg px-3 py-2.5 font-medium transition-colors hover:bg-white/15 aria-[current=page]:bg-white/15'

/** The links of the header and of the phone's menu. */
export function SiteLinks({ objects, homePage, diary }: HeaderLinks) {
  const { text, pages } = useLocale()
  return (
    <>
      <NavLink to={pages.navigator} className={link}>
        {text.site.navigator}
      </NavLink>
      <Dropdown
        className="relative"
        label={
          <>
            {text.site.objects}
            <ChevronDown
              className="size-4 transition-transform in-[[open]>summary]:rotate-180"
              aria-hidden="true"
            />
          </>
        }
        labelClassName={`flex items-center gap-1 ${link}`}
        panelClassName="grid gap-1 max-lg:pl-5 lg:absolute lg:mt-2 lg:w-52 lg:rounded-card lg:bg-sea-900 lg:p-2 lg:shadow-card"
      >
        {objects.map(({ to, label }) => (
          <NavLink key={to} to={to} className={link}>
            {label}
          </NavLink>
        ))}
      </Dropdown>
      {diary && (
        // Between the phone's menu and a wide window there is no room for it in every language.
        <NavLink to={diary.to} className={`lg:max-xl:hidden ${link}`}>
          {diary.label}
        </NavLink>
      )}
      {homePage.links.map(({ to, label }) => (
        <Link key={to} to={to} className={link}>
          {label}
        </Link>
      ))}
    </>
  )
}

/**
 * Says that the next page is loading. It appears after 200 ms, so that it does not flicker during a fast
 * navigation.
 */
export function PendingMark() {
  const pending = useNavigation().state !== 'idle'
  const { text } = useLocale()
  return (
    <div aria-live="polite" className="screen-only pointer-events-none fixed top-20 right-4 z-50">
      {pending && (
        <p className="flex animate-[appear_1ms_200ms_both] items-center gap-2 rounded-full bg-sea-900 px-4 py-2 text-sm font-semibold text-white shadow-card">
          <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
          {text.site.loading}
        </p>
      )}
    </div>
  )
}
