import { href } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { commissionText } from '../../../text/admin/report.ts'
import { ScreenTabs } from '../frame/screen-tabs.tsx'

const { report } = adminText.screens

export function ReportTabs() {
  return (
    <ScreenTabs
      label={report}
      tabs={[
        { to: href('/admin/report'), label: report },
        { to: href('/admin/report/commission'), label: commissionText.title },
      ]}
    />
  )
}
