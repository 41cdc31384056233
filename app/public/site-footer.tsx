import { href, Link } from 'react-router'
import type { CompanySettings } from '../../domain/settings.ts'
import { site } from '../text/site.ts'
import { callLinks } from './call-links.ts'
import { objectLinks, scrollLinks } from './site-links.tsx'

const pages = [
  { to: href('/navigator'), label: site.navigator },
  ...objectLinks,
  ...scrollLinks,
  { to: href('/privacy'), label: site.privacy },
]

const networks = { facebook: 'Facebook', instagram: 'Instagram' } as const

/** As tall as a finger, also one below the other. */
const line = 'inline-flex min-h-11 items-center'
const link = `${line} hover:text-white hover:underline`

export function SiteFooter({ company }: { company: CompanySettings }) {
  const social = Object.entries(networks).flatMap(([key, name]) => {
    const url = company.socialMedia[key as keyof typeof networks]
    return url ? [{ name, url }] : []
  })
  return (
    <footer className="site-footer on-dark mt-24 bg-sea-950 text-sea-100">
      <div className="page-frame grid gap-10 py-16 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="off-paper sm:max-lg:col-span-2">
          <p className="text-3xl font-black text-white">{site.name}</p>
          <p className="mt-3 max-w-sm">{site.description}</p>
        </div>
        <ul className="off-paper grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] content-start gap-x-6 sm:grid-cols-1">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <address className="grid content-start justify-items-start not-italic">
          <span className={`${line} font-semibold text-white`}>{company.companyName}</span>
          {callLinks(company).map(({ label, name, url }) => (
            <a key={url} href={url} aria-label={name} className={link}>
              {label}
            </a>
          ))}
          <a href={`mailto:${company.email}`} className={link}>
            {company.email}
          </a>
          <span className={line}>{company.address}</span>
          {social.map(({ name, url }) => (
            <a key={name} href={url} rel="noopener" className={`off-paper ${link}`}>
              {name}
            </a>
          ))}
        </address>
      </div>
    </footer>
  )
}
