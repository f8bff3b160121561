/** How many characters name a customer, and one object of a customer. */
const CUSTOMER_LENGTH = 24
const OBJECT_LENGTH = 12

/** A new customer's id, from an id that is unique everywhere. */
export function newCustomerId(uniqueId: string): string {
  return `cus_${lastLetters(uniqueId, CUSTOMER_LENGTH)}`
}

/**
 * An id for an object of a customer: `prefix`, the customer, then what is unique among the customer's objects. So every
 * id names the one document that holds the object.
 */
export function newObjectId(prefix: string, customerId: string, uniqueId: string): string {
  return `${prefix}_${parseKey(customerId)}_${lastLetters(uniqueId, OBJECT_LENGTH)}`
}

/** An id that opens something for anyone who holds it: the same with a secret `token` at its end. */
export function newSecretId(prefix: string, customerId: string, token: string): string {
  return `${prefix}_${parseKey(customerId)}_${token}`
}

/** The customer of this object, whether or not it exists. */
export function parseCustomerId(objectId: string): string {
  return `cus_${parseKey(objectId)}`
}

function parseKey(id: string): string {
  return id.split('_')[1] ?? ''
}

function lastLetters(uniqueId: string, length: number): string {
  return uniqueId.replaceAll(/[^a-z0-9]/giu, '').slice(-length)
}
