/** The least that a visitor sends. */
export const anEnquiry = {
  name: 'Посетител',
  email: 'a@example.com',
  phone: '',
  message: 'Здравейте',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}
