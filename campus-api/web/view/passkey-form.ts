import { assets } from './assets.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

interface PasskeyForm {
  /** Address that receives the browser's reply. */
  action: string;
  /** Address of the options of the browser's call. */
  options: string;
  /** Whether the browser creates a passkey. */
  creates?: boolean;
  fields: Html;
  label: string;
}

/** A form that the browser's passkey dialog completes. It is hidden until a script finds that the browser has passkeys. */
export function passkeyForm(
  { messages }: View,
  { action, options, creates = false, fields, label }: PasskeyForm,
): Html {
  const { passkeys } = messages.factors;
  return html`<form method="post" action="${action}" data-passkey="${options}"${creates && html` data-creates`} data-cancelled="${passkeys.cancelled}" data-exists="${passkeys.exists}" data-failed="${passkeys.failed}" hidden>
<input type="hidden" name="challenge"><input type="hidden" name="response">${fields}
<p class="problem" role="alert"></p>
<p class="actions"><button${creates && html` class="main"`}>${label}</button></p></form><script type="module" src="${assets.passkeysScript}"></script>`;
}

export const PASSKEY_LOGIN_PATH = '/login/passkey';

/** The button that logs in with a passkey; as the second step only with a passkey of the account. */
export function passkeyLoginForm(view: View, { next, isSecondStep }: { next: string; isSecondStep: boolean }): Html {
  const { passkeys } = view.messages.factors;
  return passkeyForm(view, {
    action: PASSKEY_LOGIN_PATH,
    options: `${PASSKEY_LOGIN_PATH}/options`,
    label: isSecondStep ? passkeys.use : passkeys.logIn,
    fields: html`<input type="hidden" name="next" value="${next}">${isSecondStep && html`<input type="hidden" name="step" value="second">`}`,
  });
}
