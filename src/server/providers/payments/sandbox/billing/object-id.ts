/** Lengths of a customer's id, and of an object's own part, in characters. */
const CUSTOMER_LENGTH = 24
const OBJECT_LENGTH = 12

/** A new customer id, from a globally unique id. */
export function newCustomerId(uniqueId: string): string {
  return `cus_${lastLetters(uniqueId, CUSTOMER_LENGTH)}`
}

/**
 * An id for a customer's object: `prefix`, the customer, and a part that is unique for the customer. So every id leads
 * to the document that has the object.
 */
export function newObjectId(prefix: string, customerId: string, uniqueId: string): string {
  return `${prefix}_${parseKey(customerId)}_${lastLetters(uniqueId, OBJECT_LENGTH)}`
}

/** An id that gives access: an object id with a secret `token` at its end. */
export function newSecretId(prefix: string, customerId: string, token: string): string {
  return `${prefix}_${parseKey(customerId)}_${token}`
}

/** The customer in an object's id; neither need exist. */
export function parseCustomerId(objectId: string): string {
  return `cus_${parseKey(objectId)}`
}

function parseKey(id: string): string {
  return id.split('_')[1] ?? ''
}

function lastLetters(uniqueId: string, length: number): string {
  return uniqueId.replaceAll(/[^a-z0-9]/giu, '').slice(-length)
}
