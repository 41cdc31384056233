import { Menu, Phone } from 'lucide-react'
import { href, Link, NavLink } from 'react-router'
import { site } from '../text/site.ts'
import { objectLinks, phoneAddress } from './site-links.ts'

export function SiteHeader({ phone }: { phone: string }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 bg-sea-900 text-white">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-6 px-4 sm:px-6">
        <Link to={href('/')} className="text-2xl font-black tracking-tight">
          {site.name}
        </Link>
        <nav aria-label={site.mainNavigation} className="hidden items-center gap-1 lg:flex">
          <SiteLinks />
        </nav>
        <div className="flex items-center gap-2">
          <a
            href={phoneAddress(phone)}
            className="flex min-h-11 items-center gap-2 rounded-lg bg-coral-600 px-4 font-semibold hover:bg-coral-700"
          >
            <Phone className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{phone}</span>
          </a>
          <details className="group relative lg:hidden">
            <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-lg hover:bg-sea-800">
              <Menu aria-hidden="true" />
              <span className="sr-only">{site.menu}</span>
            </summary>
            <nav
              aria-label={site.mainNavigation}
              className="absolute right-0 mt-2 grid w-64 gap-1 rounded-card bg-sea-900 p-3 shadow-card"
            >
              <SiteLinks />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

const link = 'rounded-lg px-3 py-2.5 font-medium hover:bg-sea-800 aria-[current=page]:bg-sea-800'

function SiteLinks() {
  return (
    <>
      <NavLink to={href('/navigator')} className={link}>
        {site.navigator}
      </NavLink>
      <details className="group relative">
        <summary className={`${link} cursor-pointer list-none after:ml-1 after:content-['▾']`}>
          {site.objects}
        </summary>
        <div className="grid gap-1 rounded-card lg:absolute lg:mt-2 lg:w-48 lg:bg-sea-900 lg:p-2 lg:shadow-card">
          {objectLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className={`${link} max-lg:pl-8`}>
              {label}
            </NavLink>
          ))}
        </div>
      </details>
      <Link to={{ pathname: href('/'), hash: 'location' }} className={link}>
        {site.location}
      </Link>
      <Link to={{ pathname: href('/'), hash: 'contact' }} className={link}>
        {site.contact}
      </Link>
    </>
  )
}
