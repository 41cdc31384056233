import { href, Link } from 'react-router'
import type { CompanySettings } from '../../domain/settings.ts'
import { site } from '../text/site.ts'
import { objectLinks, phoneAddress } from './site-links.ts'

const link = 'hover:underline'

export function SiteFooter({ company }: { company: CompanySettings }) {
  return (
    <footer className="mt-24 bg-sea-950 text-sea-100">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <div>
          <p className="text-2xl font-black text-white">{site.name}</p>
          <p className="mt-2">{company.companyName}</p>
        </div>
        <ul className="grid content-start gap-2">
          <li>
            <Link to={href('/navigator')} className={link}>
              {site.navigator}
            </Link>
          </li>
          {objectLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <address className="grid content-start gap-2 not-italic">
          <a href={phoneAddress(company.phone)} className={link}>
            {company.phone}
          </a>
          <a href={`mailto:${company.email}`} className={link}>
            {company.email}
          </a>
          <span>{company.address}</span>
        </address>
      </div>
    </footer>
  )
}
