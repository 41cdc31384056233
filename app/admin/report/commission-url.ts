import { href } from 'react-router'

export function commissionExportUrl({ month, agent }: { month: string; agent: string | undefined }): string {
  const query = new URLSearchParams({ month, ...(agent !== undefined && { agent }) })
  return `${href('/admin/report/commission/export')}?${query}`
}
