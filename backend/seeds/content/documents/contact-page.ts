export const CONTACT_PAGE = `---
title: "A person answers"
page_title: "Contact | All Talent"
description: "Write to the desk that fits and get a ticket at once: account, hiring, safety, your data, press, and the grievance officer."
lede: "Choose what it is about. Your letter goes to the people who can do something about it, and you get a reference number."
---

## Grievance officer {#grievance-officer}

If a desk did not settle it, or you would rather not ask it, write to the grievance officer of All Talent: choose [A complaint to the grievance officer](/contactus?topic=grievance#write) in the form. You get an answer within one month.

Say what happened, when, and what would put it right. If you have an account, log in first or give its e-mail address.
`;
