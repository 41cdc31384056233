import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function NewApartment() {
  return <Screen title={adminText.newApartment} />
}
