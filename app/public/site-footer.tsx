import { href, Link } from 'react-router'
import type { CompanySettings } from '../../domain/settings.ts'
import { site } from '../text/site.ts'
import { phoneUrl } from './phone-url.ts'
import { objectLinks, scrollLinks } from './site-links.tsx'

const pages = [
  { to: href('/navigator'), label: site.navigator },
  ...objectLinks,
  ...scrollLinks,
  { to: href('/privacy'), label: site.privacy },
]

const networks = { facebook: 'Facebook', instagram: 'Instagram' } as const

export function SiteFooter({ company }: { company: CompanySettings }) {
  const social = Object.entries(networks).flatMap(([key, name]) => {
    const url = company.socialMedia[key as keyof typeof networks]
    return url ? [{ name, url }] : []
  })
  return (
    <footer className="mt-24 bg-sea-950 text-sea-100 print:mt-4 print:border-t print:bg-white print:text-sea-950">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr] print:block print:max-w-none print:px-0 print:py-2">
        <div className="print:hidden">
          <p className="text-3xl font-black text-white">{site.name}</p>
          <p className="mt-3 max-w-sm">{site.description}</p>
        </div>
        <ul className="grid content-start gap-2.5 print:hidden">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="hover:text-white hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <address className="grid content-start gap-2.5 not-italic print:flex print:flex-wrap print:gap-x-4">
          <span className="font-semibold text-white print:text-sea-950">{company.companyName}</span>
          <a href={phoneUrl(company.phone)} className="hover:text-white hover:underline">
            {company.phone}
          </a>
          <a href={`mailto:${company.email}`} className="hover:text-white hover:underline">
            {company.email}
          </a>
          <span>{company.address}</span>
          {social.map(({ name, url }) => (
            <a key={name} href={url} rel="noopener" className="print:hidden hover:text-white hover:underline">
              {name}
            </a>
          ))}
        </address>
      </div>
    </footer>
  )
}
