import { Menu, Phone, X } from 'lucide-react'
import { href, Link, useMatch } from 'react-router'
import { imageVariantUrl, type StoredImage } from '../../domain/files/stored-image.ts'
import { phoneUrl } from '../phone-url.ts'
import { site } from '../text/site.ts'
import { Dropdown } from './dropdown.tsx'
import { SiteLinks } from './site-links.tsx'
import { useClearAtTop } from './use-clear-at-top.ts'

interface Props {
  phone: string
  logo: StoredImage | undefined
}

/** Transparent while it lies over the hero; solid from 50 px of scroll on (see app.css), and on other pages. */
export function SiteHeader({ phone, logo }: Props) {
  const overHero = useMatch('/') !== null
  const header = useClearAtTop(overHero)
  return (
    <header
      ref={header}
      className={`fixed inset-x-0 top-0 z-40 text-white short:absolute ${overHero ? 'solid-after-scroll' : 'bg-sea-900 shadow-card'}`}
    >
      <div className="page-frame flex h-16 items-center justify-between gap-2 sm:gap-6">
        <Link to={href('/')} className="text-2xl font-black tracking-tight">
          {logo ? <Logo image={logo} /> : site.name}
        </Link>
        <nav aria-label={site.mainNavigation} className="hidden items-center gap-1 lg:flex">
          <SiteLinks />
        </nav>
        <div className="flex items-center gap-2">
          <a
            href={phoneUrl(phone)}
            aria-label={site.call(phone)}
            className="flex min-h-11 items-center gap-2 rounded-lg bg-coral-600 px-[min(1rem,4vw)] font-semibold transition-colors hover:bg-coral-700"
          >
            <Phone className="size-4" aria-hidden="true" />
            <span className="max-sm:hidden">{phone}</span>
          </a>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function Logo({ image }: { image: StoredImage }) {
  return (
    <img
      src={imageVariantUrl(image.url, 320)}
      width={image.width}
      height={image.height}
      alt={site.name}
      className="h-10 w-auto max-w-60 object-contain object-left"
    />
  )
}

function PhoneMenu() {
  return (
    <Dropdown
      className="lg:hidden"
      label={
        <>
          <Menu className="size-6 group-open:hidden" aria-hidden="true" />
          <X className="hidden size-6 group-open:block" aria-hidden="true" />
          <span className="sr-only">{site.menu}</span>
        </>
      }
      labelClassName="flex size-11 items-center justify-center rounded-lg hover:bg-white/15"
      panelClassName="fixed inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto bg-sea-900 p-4 shadow-card"
    >
      <nav aria-label={site.mainNavigation} className="grid gap-1 text-lg">
        <SiteLinks />
      </nav>
    </Dropdown>
  )
}
