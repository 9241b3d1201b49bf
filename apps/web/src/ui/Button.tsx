/** One button, three weights: the page's main act, an ordinary act, and a quiet one inside text or a row. */
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly kind?: 'main' | 'plain' | 'quiet';
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
}

export function Button({ kind = 'plain', children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </AriaButton>
  );
}
