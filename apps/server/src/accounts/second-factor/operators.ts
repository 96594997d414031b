import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { Refused } from '../../refusing/refused.ts'
import type { Schema } from '../../storage/schema.ts'

/**
 * Whether a row of people is one that nobody enters by a password alone: an account that has only
 * passkeys, or a second factor. Only such a one is an operator.
 */
function needsTwoFactors(row: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> {
  const passwords = row
    .selectFrom('credentials')
    .select('credentials.id')
    .whereRef('credentials.person_id', '=', 'people.id')
    .where('credentials.kind', '=', 'password')
  const factors = row
    .selectFrom('second_factors')
    .select('second_factors.person_id')
    .whereRef('second_factors.person_id', '=', 'people.id')
    .where('second_factors.on_since', 'is not', null)
  const isTwofold = row.or([row.not(row.exists(passwords)), row.exists(factors)])
  return row.and([row('people.kind', '=', 'account'), isTwofold])
}

/** Throws, and so undoes what was done, where an operator would be entered by a password alone. */
export async function operatorStaysSafe(tx: Transaction<Schema>, person: string): Promise<void> {
  // Two such changes at once wait for each other here.
  await tx
    .updateTable('people')
    .set((row) => ({ touched: row.ref('touched') }))
    .where('id', '=', person)
    .execute()
  const weak = await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where('role', '=', 'operator')
    .where((row) => row.not(needsTwoFactors(row)))
    .executeTakeFirst()
  if (weak !== undefined) throw new Refused('operator-factor')
}
