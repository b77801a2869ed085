import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { leaveOutOwnerStacks } from './quick-elements';
import { replaceComputedStyles } from './quick-styles';

// A limit, no wait: a busy machine takes seconds to load a section's code. Within the limit of a test, so that it is told what was missing.
configure({ asyncUtilTimeout: 30_000 });

if (typeof window !== 'undefined') replaceComputedStyles();
leaveOutOwnerStacks();

// jsdom has no modal dialogs: opening and closing are enough for behaviour tests, the focus trap is the browser's.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom gives files no addresses; a download lets go of its own after the test that asked for it.
if (typeof URL.revokeObjectURL === 'undefined') URL.revokeObjectURL = () => undefined;

// jsdom reads files by FileReader alone.
if (typeof Blob !== 'undefined' && !Blob.prototype.arrayBuffer) {
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
      reader.readAsArrayBuffer(this);
    });
  };
  Blob.prototype.text = async function text() {
    return new TextDecoder().decode(new Uint8Array(await this.arrayBuffer()));
  };
}
