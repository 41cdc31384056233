import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function EditApartment() {
  return <Screen title={adminText.editApartment} />
}
