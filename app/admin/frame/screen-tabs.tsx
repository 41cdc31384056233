import { NavLink } from 'react-router'

interface ScreenTabsProps {
  /** Names the links for screen readers. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Links to the screens that are parts of one entry of the sidebar. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 items-center rounded-full border border-sea-200 bg-white px-5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
