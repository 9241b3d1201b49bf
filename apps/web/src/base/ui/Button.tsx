/** One button, three weights: the page's main action, an ordinary action, and a quiet one inside text or a row. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'onClick' | 'disabled'> {
  readonly kind?: 'main' | 'plain' | 'quiet';
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
}

export function Button({
  kind = 'plain',
  onPress,
  isDisabled = false,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, styles[kind]].filter(Boolean).join(' ')}
      disabled={isDisabled}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}
