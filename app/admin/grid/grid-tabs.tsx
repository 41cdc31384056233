import { href } from 'react-router'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const text = gridWorkText.tabs

/** The building by floors, and its parking levels. */
export function GridTabs() {
  return (
    <ScreenTabs
      label={text.label}
      tabs={[
        { to: href('/admin/grid'), label: text.apartments },
        { to: href('/admin/grid/parking'), label: text.parking },
      ]}
    />
  )
}
