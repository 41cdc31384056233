import { yesOrNo } from '../../../domain/record/field-kinds.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { settingsFormText } from '../../text/admin/settings-form.ts'
import { describeFields } from '../form/conflict/what-changed.ts'

export function describeCompany({ socialMedia, publicPriceList, ...values }: CompanySettings): Description {
  const isOpen = yesOrNo().format(publicPriceList)
  return describeFields(settingsFormText.labels, { ...values, ...socialMedia, publicPriceList: isOpen })
}
