/** A customer card: what is looked at, what wins, what is paid. */
import type { JSX } from 'preact';
import { money } from '../../words.ts';
import type { Customer } from './cards.ts';
import { mostOf, wantedBy } from './facts.ts';

export interface CustomerCardProps {
  readonly customer: Customer;
  /** Absent where nothing can be done with it. */
  readonly onClick?: (() => void) | undefined;
  readonly isOpen?: boolean;
}

export function CustomerCard({ customer, onClick, isOpen = false }: CustomerCardProps): JSX.Element {
  const face = (
    <span class="km-visit">
      <b>{wantedBy(customer)}</b> <i>{mostOf(customer)}</i>{' '}
      <span class="km-pays">{money(customer.pays)}</span>
    </span>
  );
  if (onClick === undefined) return <div class="km-customer">{face}</div>;
  return (
    <button
      type="button"
      class={`km-customer${isOpen ? ' is-open' : ''}`}
      aria-label={`${wantedBy(customer)}, ${mostOf(customer)}, ${money(customer.pays)}: play this customer`}
      data-drag={`customer ${customer.id}`}
      onClick={onClick}
    >
      {face}
    </button>
  );
}
