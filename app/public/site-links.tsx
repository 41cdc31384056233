import { ChevronDown } from 'lucide-react'
import { href, Link, NavLink } from 'react-router'
import { site } from '../text/site.ts'
import { Dropdown } from './dropdown.tsx'

export const objectLinks = [
  { to: href('/apartments'), label: site.apartments },
  { to: href('/parking'), label: site.parking },
  { to: href('/stores'), label: site.stores },
]

/** From another page these go home first and then scroll. */
export const scrollLinks = [
  { to: `${href('/')}#location`, label: site.location },
  { to: `${href('/')}#contact`, label: site.contact },
]

const link =
  'rounded-lg px-3 py-2.5 font-medium transition-colors hover:bg-white/15 aria-[current=page]:bg-white/15'

/** The same in the header and in a phone's menu. */
export function SiteLinks() {
  return (
    <>
      <NavLink to={href('/navigator')} className={link}>
        {site.navigator}
      </NavLink>
      <Dropdown
        className="relative"
        label={
          <>
            {site.objects}
            <ChevronDown
              className="size-4 transition-transform in-[[open]>summary]:rotate-180"
              aria-hidden="true"
            />
          </>
        }
        labelClassName={`flex items-center gap-1 ${link}`}
        panelClassName="grid gap-1 max-lg:pl-5 lg:absolute lg:mt-2 lg:w-52 lg:rounded-card lg:bg-sea-900 lg:p-2 lg:shadow-card"
      >
        {objectLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} className={link}>
            {label}
          </NavLink>
        ))}
      </Dropdown>
      {scrollLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={link}>
          {label}
        </Link>
      ))}
    </>
  )
}
