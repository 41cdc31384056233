import { urls } from '../../app/urls.ts'
import type { FirstAdmin } from './first-start.ts'

export function startupBanner(url: string, admin: FirstAdmin | undefined): string {
  const lines = [
    ['Website', url],
    ['Back office', url + urls.admin],
    ...(admin
      ? [
          ['E-mail', admin.email],
          [
            'Password',
            admin.password ? `${admin.password}   (shown only this once)` : 'as given in ADMIN_PASSWORD',
          ],
        ]
      : []),
  ]
  return [
    '',
    'Sgrada is running',
    ...lines.map(([name = '', value]) => `  ${name.padEnd(12)} ${value}`),
    '',
  ].join('\n')
}
