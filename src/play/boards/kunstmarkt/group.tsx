/** A part of the table. */
import type { ComponentChildren, JSX } from 'preact';

/** A group of the table under its heading. */
export const Group = (props: {
  id: string;
  title: string;
  class: string;
  drop?: string;
  children: ComponentChildren;
}): JSX.Element => (
  <section class={`km-group ${props.class}`} aria-labelledby={`km-${props.id}`} data-drop={props.drop}>
    <h2 id={`km-${props.id}`}>{props.title}</h2>
    {props.children}
  </section>
);
